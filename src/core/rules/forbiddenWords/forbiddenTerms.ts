/**
 * The forbidden terms: words for escort services and the trade they stand for, in the forms that
 * sign-ups used them in.
 *
 * Left out on purpose, for they are names or everyday words of honest businesses: hooker (a
 * surname), companion, incall and outcall (telephony), stripper (a tool), happy ending, massage.
 */

/** Refused wherever they stand in a word. 'escort' has a rule of its own in hasForbiddenWords. */
export const TERMS_ANYWHERE = [
  'callgirl',
  'prostitut',
  'brothel',
  'whorehouse',
  'sexwork',
  'rentboy',
  'streetwalker',
  'dominatrix',
  'эскорт',
] as const;

/** Refused as whole words, inflected or not, for they also stand inside honest words. */
export const TERMS_AS_WORDS = [
  'whore',
  'gigolo',
  'callboy',
  'eroticmassage',
  'nurumassage',
  'escrt',
] as const;

/** Given names that end in 'es': before the surname Cort, Cortez and the like they only seem to spell the word. */
export const NAMES_IN_ES =
  'achilles agnes andres charles des dolores frances georges gilles giles hermes hughes hugues ines jacques james jones jules les lourdes mercedes miles moises nieves pres reyes tres ulises ulysses wes yves';

/** How surnames that begin with 'Cort' go on. A star stands for any letters. */
export const CORT_NAMES =
  'ez ese esi in ina inas inez i is right land landt elyou ner ijo o azar hel hell opassi ell* ada ney orreal adellas enay eau eaux vriend hals beek weg eweg ens man mann smit';
