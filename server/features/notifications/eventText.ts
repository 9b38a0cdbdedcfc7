/** Server-sent events as text (HTML standard, section 9.2). */

export interface ServerEvent {
  /** What the browser sends back as `Last-Event-ID` when it comes again. */
  readonly id?: number
  /** @default 'message' */
  readonly event?: string
  readonly data: unknown
}

/** An event. JSON has no line breaks outside its strings, and none inside. */
export const eventText = ({ id, event, data }: ServerEvent): string =>
  [
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(event === undefined ? [] : [`event: ${event}`]),
    `data: ${JSON.stringify(data)}`,
    '\n',
  ].join('\n')

/** A comment line, so that no proxy closes the idle connection. */
export const heartbeat = ':\n\n'

/** How long a browser waits before it comes again, ms. */
export const retryText = (ms: number): string => `retry: ${ms}\n\n`
