/** The intersection of a union's types. */
export type Intersection<Union> = (Union extends unknown ? (it: Union) => void : never) extends (
  it: infer All,
) => void
  ? All
  : never;
