/** A photograph among others. */
export interface ReorderPhoto {
  id: string
  /** Address of a small picture of it. */
  src?: string
  /** What it is called here, different from the others: "Κουζίνα", "Φωτογραφία 3". */
  name: string
}

/** All words of the order. */
export interface PhotoReorderTexts {
  /** "3 of 12" */
  position: (at: number, total: number) => string
  /** On the first one: "Main photograph". */
  main: string
  /** Name of the tools of a photograph: "Order of: Kitchen". */
  tools: (name: string) => string
  first: (name: string) => string
  earlier: (name: string) => string
  later: (name: string) => string
  /** Needed with `onRemove`. */
  remove?: (name: string) => string
  /** Why it goes no further to the front: "It is the first already". */
  isFirst: string
  isLast: string
  /** Announced after a move: "Kitchen is now 2 of 12". */
  moved: (name: string, at: number, total: number) => string
  /** Announced after one was taken away. */
  removed?: (name: string, total: number) => string
}
