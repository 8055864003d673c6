/** The paths of the tag manager's stand-in, on every host of a brand. */
export const SANDBOX_TAG_MANAGER = {
  scriptPath: '/sandbox/tag-manager/gtm.js',
  recordPath: '/sandbox/tag-manager/pushes',
} as const;
