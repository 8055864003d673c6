import type { CustomFetch } from 'openid-client';
import { readAnswer } from '../readAnswer.ts';

/** Requests as the OAuth client does, and rejects an answer without end instead of keeping it. */
export const boundedFetch: CustomFetch = async (url, options) => {
  // The client itself passes these to fetch. Its types also allow a shared buffer and undefined.
  const answer = await fetch(url, options as RequestInit);
  const { headers, status, statusText } = answer;
  const text = answer.body === null ? null : await readAnswer(answer.body);
  return new Response(text, { status, statusText, headers });
};
