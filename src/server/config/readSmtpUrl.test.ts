import { expect, it } from 'vitest';
import { EnvironmentReader } from './EnvironmentReader.ts';
import { readSmtpUrl } from './readSmtpUrl.ts';

function problems(value: string): readonly string[] {
  const reader = new EnvironmentReader({ SMTP_URL: value });
  readSmtpUrl(reader, null);
  return reader.problems.map(({ message }) => message);
}

it.each([
  'smtps://user:password@mail.example:465',
  'smtp://mail.example',
  'smtp://127.0.0.1:25/',
  'smtps://user%40mail.example:p%25%23%2Fd@mail.example',
])('%s is read', (value) => {
  expect(problems(value)).toEqual([]);
});

it.each([
  ['a % in the password', 'smtps://user:hush%zz@mail.example'],
  ['a # in the password', 'smtps://user:12#hush@mail.example'],
  ['a / in the password', 'smtps://user:12/hush@mail.example'],
  ['a ? in the password', 'smtps://user:12?hush@mail.example'],
  ['no host', 'smtps://'],
  ['no slashes', 'smtps:mail.example'],
  ['a path', 'smtps://mail.example/hush'],
])('with %s it is refused, and the password is not shown', (_, value) => {
  const [message, ...others] = problems(value);

  expect(others).toEqual([]);
  expect(message).toContain('SMTP_URL');
  expect(message).toContain('%25 for %');
  expect(message).not.toContain('hush');
});
