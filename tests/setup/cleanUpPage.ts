import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What a test waits for comes when it comes: the limit is for what never does.
configure({ asyncUtilTimeout: 50_000 });

afterEach(cleanup);
