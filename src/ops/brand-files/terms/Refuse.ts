/** Reports something that a text may not contain, at an offset of the text. */
export type Refuse = (start: number, length: number, why: string, fix: string) => void;
