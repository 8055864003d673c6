/**
 * The forbidden terms: words for escort services and their trade, in the forms seen in sign-ups.
 *
 * Left out on purpose, because they are names or everyday words of honest businesses: hooker (a
 * surname), companion, incall and outcall (telephony), stripper (a tool), happy ending, massage.
 */

/** Refused anywhere in a word. 'escort' has its own rule in hasForbiddenWords. */
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

/** Refused only as whole words, inflected or not, because honest words contain them too. */
export const TERMS_AS_WORDS = [
  'whore',
  'gigolo',
  'callboy',
  'eroticmassage',
  'nurumassage',
  'escrt',
] as const;

/**
 * Given names that end in 'es': before surnames such as Cort or Cortez they only seem to spell the word.
 */
export const NAMES_IN_ES =
  'achilles agnes andres charles des dolores frances georges gilles giles hermes hughes hugues ines jacques james jones jules les lourdes mercedes miles moises nieves pres reyes tres ulises ulysses wes yves';

/** The endings of surnames that begin with 'Cort'. A star matches any letters. */
export const CORT_NAMES =
  'ez ese esi in ina inas inez i is right land landt elyou ner ijo o azar hel hell opassi ell* ada ney orreal adellas enay eau eaux vriend hals beek weg eweg ens man mann smit';
