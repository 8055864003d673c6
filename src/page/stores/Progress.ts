/** The progress of a call to the server. */
export type Progress = 'notInProgress' | 'inProgress' | 'completed';
