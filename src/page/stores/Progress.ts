/** How far something asked of the server is. Serves Specification 4.0.2. */
export type Progress = 'notInProgress' | 'inProgress' | 'completed';
