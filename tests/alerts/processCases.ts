import { type AlertCase, fires, isQuiet } from './AlertCase.ts';

const ONE = 'instance="one",job="signup"';
const AT_ONE = { instance: 'one' };
const REQUESTS = 'signup_http_request_seconds_count';

/** Each rule about the processes: by a situation that needs someone, and by its nearest one that does not. */
export const PROCESS_CASES: readonly AlertCase[] = [
  fires('SignupDown', 'a process is gone', { [`up{${ONE}}`]: '1x4 0x20' }, '5m', {
    ...AT_ONE,
    job: 'signup',
  }),
  isQuiet('SignupDown', 'a process starts again', { [`up{${ONE}}`]: '1x4 0x6 1x20' }, '5m'),
  fires(
    'SignupProcessHangs',
    'one of several is silent',
    { [`signup_silent_workers{${ONE}}`]: '0x4 1x20' },
    '5m',
    { ...AT_ONE, job: 'signup' },
  ),
  isQuiet(
    'SignupProcessHangs',
    'one of several was silent once',
    { [`signup_silent_workers{${ONE}}`]: '0x4 1x2 0x20' },
    '5m',
  ),
  fires(
    'SignupProcessHung',
    'the first has been ended',
    { [`signup_hung_workers_total{${ONE}}`]: '0x4 1x20' },
    '5m',
    { ...AT_ONE, job: 'signup' },
  ),
  fires(
    'SignupLogLost',
    'the disk of its log is full',
    { [`signup_log_lines_dropped_total{${ONE}}`]: '0x4 1x20' },
    '5m',
    { ...AT_ONE, job: 'signup' },
  ),
  isQuiet(
    'SignupLogLost',
    'lines were lost long ago',
    { [`signup_log_lines_dropped_total{${ONE}}`]: '9x400' },
    '90m',
  ),
  fires(
    'SignupDatabaseAway',
    'the database is away, or only reads',
    { [`signup_database_up{${ONE}}`]: '1x4 0x20' },
    '3m',
    { ...AT_ONE, job: 'signup' },
  ),
  isQuiet(
    'SignupDatabaseAway',
    'the database starts again',
    { [`signup_database_up{${ONE}}`]: '1x4 0x2 1x20' },
    '3m',
  ),
  fires('SignupBrandsRefused', 'a build is refused', { signup_brands_refused: '0x4 1x20' }, '5m'),
  fires(
    'SignupErrors',
    'one request in twenty fails',
    {
      [`${REQUESTS}{method="GET",route="/signup",status="200"}`]: '0+19x80',
      [`${REQUESTS}{method="GET",route="/account",status="500"}`]: '0+1x80',
    },
    '12m',
  ),
  isQuiet(
    'SignupErrors',
    'visitors are refused for lack of room',
    {
      [`${REQUESTS}{method="GET",route="/signup",status="200"}`]: '0+19x80',
      [`${REQUESTS}{method="GET",route="/account",status="503"}`]: '0+1x80',
    },
    '12m',
  ),
  fires(
    'SignupRouteFails',
    'one route fails among many page views',
    {
      [`${REQUESTS}{method="GET",route="/signup",status="200"}`]: '0+900x80',
      [`${REQUESTS}{method="POST",route="/client-token",status="502"}`]: '0+1x80',
    },
    '12m',
    { route: '/client-token' },
  ),
  fires(
    'SignupNoRoom',
    'visitors are refused while the database is well',
    {
      [`${REQUESTS}{method="GET",route="/signup",status="503"}`]: '0+5x80',
      signup_database_up: '1x80',
    },
    '12m',
  ),
  isQuiet(
    'SignupNoRoom',
    'visitors are refused because the database is away, or only reads',
    {
      [`${REQUESTS}{method="GET",route="/signup",status="503"}`]: '0+5x80',
      signup_database_up: '0x80',
    },
    '12m',
  ),
  fires(
    'SignupHashingFull',
    'passwords wait',
    { [`signup_hashing{${ONE},state="waiting"}`]: '0x4 18x20' },
    '5m',
    AT_ONE,
  ),
  fires(
    'SignupDatabaseBusy',
    'requests wait for a connection',
    { [`signup_database_waiting{${ONE}}`]: '0x4 3x40' },
    '8m',
    AT_ONE,
  ),
];
