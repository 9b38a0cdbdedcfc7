/** Weight of the latest request in the moving average. */
const WEIGHT = 0.2

/** Waiting requests are estimated again after this, ms: a refusal has to come within 100 ms. */
const SECOND_LOOK = 80

/** An empty queue forgets its durations after this, ms: they may come from a database that hung. */
const FORGETS = 1000

/** A waiting request is refused if its wait turns out to be so many times its limit. */
const TOLERANCE = 2

/** A request that asks to be processed. */
export interface PendingRequest {
  /** Comes before unknown ones, and may wait longer. */
  readonly isKnown: boolean
  /** Starts the work; it calls `leave` when it is done. */
  readonly begin: (leave: () => void) => void
  /** Refuses: at once because the queue is full, or after waiting. */
  readonly refuse: (reason: 'full' | 'waited') => void
}

export interface LoadShedderOptions {
  /** As many may run at once, however slow they are. */
  readonly least: number
  /** No more than this may run at once, however fast they are. */
  readonly most: number
  /** Initial duration of a request divided by the number of running ones, ms. */
  readonly pace: number
  /** A request with a longer expected wait is refused, ms. */
  readonly patience: { readonly strangers: number; readonly known: number }
}

/** Waiting requests, each with its next timer. */
type Line = Map<PendingRequest, NodeJS.Timeout>

/**
 * Limits how many requests run and wait. A request that would be answered too late is refused on arrival, not after
 * waiting: its wait is estimated from the queue's length and recent durations. While there is a free slot, none is
 * refused.
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

  /** Starts, queues or refuses a request. Returns a function that removes it from the queue. */
  enter(request: PendingRequest): () => void {
    const { patience, pace } = this.options
    if (this.inside === 0 && performance.now() - this.emptySince > FORGETS) this.pace = pace
    if (this.hasRoom()) this.start(request)
    else if (request.isKnown) return this.queue(request, this.known, patience.known, 0)
    else return this.queue(request, this.strangers, patience.strangers, this.strangers.size)
    return () => undefined
  }

  /** On a slow machine fewer run at once: together they take as long as one after the other. */
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
    // The estimate may be wrong: known users go first, and running work may hang. After 80 ms a request is refused if
    // the refusal still comes early; later ones wait on, since a late answer is better than a late refusal.
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

  /** The expected wait behind so many waiting requests, ms. */
  private foreseen(waiting: number): number {
    return (this.inside + waiting) * this.pace
  }

  /** How many requests are in front of one. */
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

  /** Among many, each takes as long as all together. A few tell nothing: they may only have waited. */
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
