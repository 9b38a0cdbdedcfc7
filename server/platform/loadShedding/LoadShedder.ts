/** Weight of the latest request in what is known of all. */
const WEIGHT = 0.2

/** When those who wait are looked at once more, ms: a no has to be said within a tenth of a second. */
const SECOND_LOOK = 80

/** Empty for so long, a lane forgets how slow it was, ms: a database that hung for a while tells nothing of the next crowd. */
const FORGETS = 1000

/** What was foreseen may turn out so many times as long before somebody who was told nothing is refused. */
const TOLERANCE = 2

/** Somebody who asks for something. */
export interface PendingRequest {
  /** Goes before those who are not, and is refused later. */
  readonly isKnown: boolean
  /** Their work may begin; it calls `leave` when it is done. */
  readonly begin: (leave: () => void) => void
  /** They are not served: told at once that there is no room, or that they have waited in vain. */
  readonly refuse: (reason: 'full' | 'waited') => void
}

export interface LoadShedderOptions {
  /** So many may be worked on at the same time, however long it takes. */
  readonly least: number
  /** No more than this may, however fast. */
  readonly most: number
  /** What each takes of the whole while there are many, before any was seen, ms. */
  readonly pace: number
  /** Whoever is foreseen to wait longer than this for an answer is refused, ms. */
  readonly patience: { readonly strangers: number; readonly known: number }
}

/** Those who wait, each with the timer of what becomes of them otherwise. */
type Line = Map<PendingRequest, NodeJS.Timeout>

/**
 * Lets so many requests be worked on at once, and so many wait as can be answered in time. Whoever would be answered
 * too late is refused when they come, not after having waited: how long it takes is foreseen from how many are before
 * them and how fast requests were done lately. While there is room nobody is refused.
 */
export class LoadShedder {
  private readonly options: LoadShedderOptions
  private readonly known: Line = new Map()
  private readonly strangers: Line = new Map()
  private inside = 0
  private emptySince = -Infinity
  private pace: number

  constructor(options: LoadShedderOptions) {
    this.options = options
    this.pace = options.pace
  }

  /** Begins, waits or is refused. Gives a way to go away while waiting. */
  enter(request: PendingRequest): () => void {
    const { patience, pace } = this.options
    if (this.inside === 0 && performance.now() - this.emptySince > FORGETS) this.pace = pace
    if (this.hasRoom()) this.start(request)
    else if (request.isKnown) return this.queue(request, this.known, patience.known, 0)
    else return this.queue(request, this.strangers, patience.strangers, this.strangers.size)
    return () => undefined
  }

  /** On a slow machine fewer are worked on at once: together they take as long as each of them does. */
  private hasRoom(): boolean {
    const { least, most, patience } = this.options
    return this.inside < least || (this.inside < most && this.inside * this.pace < patience.strangers)
  }

  private queue(request: PendingRequest, line: Line, limit: number, strangers: number): () => void {
    if (this.foreseen(strangers + this.known.size) > limit) {
      request.refuse('full')
      return () => undefined
    }
    const refuse = (reason: 'full' | 'waited') => {
      line.delete(request)
      request.refuse(reason)
    }
    // It may turn out otherwise: those who are known go before, and what is worked on may hang. Who could still be told
    // soon is; who could not waits on, since an answer that is somewhat late is better than a late no.
    const last = limit * TOLERANCE
    const lookAgain = setTimeout(() => {
      if (SECOND_LOOK + this.foreseen(this.placeOf(request)) > last) return refuse('full')
      line.set(
        request,
        setTimeout(() => refuse('waited'), last - SECOND_LOOK),
      )
    }, SECOND_LOOK)
    line.set(request, lookAgain)
    return () => {
      clearTimeout(line.get(request))
      line.delete(request)
    }
  }

  /** How long it takes until somebody is answered before whom so many wait, ms. */
  private foreseen(waiting: number): number {
    return (this.inside + waiting) * this.pace
  }

  /** How many wait before somebody. */
  private placeOf(request: PendingRequest): number {
    return [...this.known.keys(), ...this.strangers.keys()].indexOf(request)
  }

  private start(request: PendingRequest): void {
    const begun = performance.now()
    let isInside = true
    this.inside++
    request.begin(() => {
      if (!isInside) return
      isInside = false
      this.learn(performance.now() - begun)
      this.inside--
      if (this.inside === 0) this.emptySince = performance.now()
      this.startNext()
    })
  }

  /** Among many, each takes as long as all of them do together. Of a few it cannot be told: they may only have waited. */
  private learn(took: number): void {
    if (this.inside >= this.options.least) this.pace += (took / this.inside - this.pace) * WEIGHT
  }

  private startNext(): void {
    while (this.hasRoom()) {
      const line = this.known.size > 0 ? this.known : this.strangers
      const [next] = line
      if (next === undefined) return
      const [request, inVain] = next
      clearTimeout(inVain)
      line.delete(request)
      this.start(request)
    }
  }
}
