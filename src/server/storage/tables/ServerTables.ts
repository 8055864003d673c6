/** How often something was done that is limited. */
export interface RateLimitRow {
  /** A keyed hash of what is counted, and for whom. */
  key: string;
  points: number;
  expires_at: string;
}

/** What the readiness probe wrote last. */
export interface ReadinessRow {
  id: string;
  written_at: string;
}

/** Which process does a job for all. */
export interface JobTurnRow {
  job: string;
  /** The process; empty between two rounds. */
  holder: string;
  /** From then on any process may take it. */
  ends_at: string;
}
