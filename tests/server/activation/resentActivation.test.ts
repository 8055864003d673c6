import { describe, expect, it } from 'vitest';
import { linkOf, press, signedUp, tokenOf } from '../../factories/orders/aMailedLink.ts';

const HOUR = 3_600_000;

describe('asking for a new activation mail', () => {
  it('sends one whose link works, by the expired one', async () => {
    const { link, server, visitor } = await signedUp();
    server.pass(25 * HOUR);
    await visitor.get(link);
    const token = tokenOf(link);

    const answer = await visitor.post('/activation/resend', { token });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true, message: 'ACTIVATION_MAIL_SENT' });
    await server.deliver();
    expect(server.mail.sent).toHaveLength(2);
    expect(linkOf(server)).not.toBe(link);
    expect((await press(visitor, linkOf(server))).outcome).toBe('activated');
  });

  it('is possible in a browser that keeps no cookies', async () => {
    const { link, server, visitor } = await signedUp();
    server.pass(120_000);
    delete visitor.cookies['session'];

    const answer = await visitor.post('/activation/resend', { token: tokenOf(link) });
    await server.deliver();

    expect(answer.statusCode).toBe(200);
    expect(server.mail.sent).toHaveLength(2);
  });

  it('twice within a minute sends one', async () => {
    const { link, server, visitor } = await signedUp();
    server.pass(120_000);
    const token = tokenOf(link);

    await visitor.post('/activation/resend', { token });
    await visitor.post('/activation/resend', { token });
    await server.deliver();

    expect(server.mail.sent).toHaveLength(2);
  });

  it('is limited for each user', async () => {
    const { link, visitor } = await signedUp();
    const token = tokenOf(link);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await visitor.post('/activation/resend', { token })).statusCode).toBe(200);
    }

    expect((await visitor.post('/activation/resend', { token })).statusCode).toBe(429);
  });

  it('sends nothing for an active account, and says the same', async () => {
    const { link, server, visitor } = await signedUp();
    await press(visitor, link);
    server.pass(120_000);

    const answer = await visitor.post('/activation/resend', { token: tokenOf(link) });
    await server.deliver();

    expect(answer.statusCode).toBe(200);
    expect(server.mail.sent).toHaveLength(1);
  });

  it('is refused for an unknown link', async () => {
    const { visitor } = await signedUp();

    const answer = await visitor.post('/activation/resend', { token: 'wrong' });

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'NOT_FOUND' });
  });
});
