import { setTimeout } from 'node:timers/promises'
import { streamPath } from '#domain/contact/contactPaths.ts'
import type { Visitor } from '../bench/people/Visitor.ts'

/** How long a page waits before it comes again, ms; the portal asks browsers for two seconds. */
const AGAIN_AFTER = 100

/** A page that stays open, as a browser keeps it: its line comes again by itself, and says what it heard last. */
export class OpenPage {
  /** Ids of what it was told, in the order in which it was. */
  readonly told: number[] = []
  /** How often it had a line. */
  lines = 0
  private last: number | undefined
  private readonly browser: Visitor
  private readonly end = new AbortController()

  constructor(browser: Visitor) {
    this.browser = browser
    void this.stayOpen()
  }

  close(): void {
    this.end.abort()
  }

  private async stayOpen(): Promise<void> {
    while (!this.end.signal.aborted) {
      await this.listen().catch(() => undefined)
      await setTimeout(AGAIN_AFTER)
    }
  }

  private async listen(): Promise<void> {
    const stream = await this.browser.hear(streamPath, this.end.signal, this.last)
    const decoder = new TextDecoder()
    let rest = ''
    for await (const part of stream) {
      const events = (rest + decoder.decode(part, { stream: true })).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) this.take(event)
    }
  }

  private take(event: string): void {
    const id = /^id: (\d+)$/m.exec(event)?.[1]
    if (id === undefined) return
    this.last = Number(id)
    if (event.includes('event: start')) this.lines++
    else this.told.push(this.last)
  }
}
