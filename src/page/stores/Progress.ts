/** How far something asked of the server is. */
export type Progress = 'notInProgress' | 'inProgress' | 'completed';
