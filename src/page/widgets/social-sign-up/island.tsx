import { startSocial } from '../../flows/social/startSocial.ts';
import type { CreateIsland } from '../WidgetChunk.ts';
import { SocialSignUp } from './SocialSignUp.tsx';

/** The buttons with what the browser adds. Without it they are links, and the server's state has what was chosen. */
export const createIsland: CreateIsland = ({ stores }) => {
  const social = startSocial(stores);
  return () => <SocialSignUp {...social} />;
};
