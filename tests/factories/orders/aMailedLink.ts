import { expect } from 'vitest';
import type { ActivationResponse } from '../../../src/core/contract/generated/calls.ts';
import { aServer, type TestServer } from '../servers/aServer.ts';
import { aSignupRequest, aVisitor, type Visitor } from '../servers/aVisitor.ts';

export interface SignedUp {
  readonly server: TestServer;
  readonly visitor: Visitor;
  /** The mailed link's path and query. */
  readonly link: string;
}

/** Path and query of the link in the newest mail. */
export function linkOf({ mail }: TestServer): string {
  const link = /http:\/\/slotbook\.localhost:4000(\/activate\?token=[\w-]+)/.exec(
    mail.sent.at(-1)?.text ?? '',
  )?.[1];
  if (link === undefined) throw new Error('The mail has no activation link');
  return link;
}

/** A visitor who has signed up, and the mail with the activation link. */
export async function signedUp(): Promise<SignedUp> {
  const server = await aServer();
  const visitor = await aVisitor(server.app);
  await visitor.post('/signup/free', aSignupRequest());
  await server.deliver();
  return { server, visitor, link: linkOf(server) };
}

/** The token of a link. */
export function tokenOf(link: string): string {
  return link.split('token=')[1] ?? '';
}

/** Presses the button on a link's page. */
export async function press(visitor: Visitor, link: string): Promise<ActivationResponse['data']> {
  const answer = await visitor.post('/activation', { token: tokenOf(link) });
  expect(answer.statusCode).toBe(200);
  return answer.json<ActivationResponse>().data;
}
