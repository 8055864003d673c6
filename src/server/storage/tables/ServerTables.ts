/** How often a limited action happened. */
export interface RateLimitRow {
  /** A keyed hash of the limit's name and its subject. */
  key: string;
  points: number;
  expires_at: string;
}

/** The last write of the readiness probe. */
export interface ReadinessRow {
  id: string;
  written_at: string;
}

/** Which process runs a job for all. */
export interface JobTurnRow {
  job: string;
  /** The process; empty between two rounds. */
  holder: string;
  /** After this time any process may take the turn. */
  ends_at: string;
}
