import { startSocial } from '../../flows/social/startSocial.ts';
import type { CreateIsland } from '../WidgetChunk.ts';
import { SocialSignUp } from './SocialSignUp.tsx';

/**
 * The buttons with data from the browser. Without it they are links, and the server's state has the
 * choices.
 */
export const createIsland: CreateIsland = ({ stores }) => {
  const social = startSocial(stores);
  return () => <SocialSignUp {...social} />;
};
