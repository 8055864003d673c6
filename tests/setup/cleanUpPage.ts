import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Only for what never happens: a test continues as soon as it can.
configure({ asyncUtilTimeout: 50_000 });

afterEach(cleanup);
