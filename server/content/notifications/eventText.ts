/** Server-sent events as text (HTML standard, section 9.2). */

export interface ServerEvent {
  /** The id that the browser sends back as `Last-Event-ID`. */
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

/** The browser's wait before it reconnects, ms. */
export const retryText = (ms: number): string => `retry: ${ms}\n\n`
