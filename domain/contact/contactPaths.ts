/**
 * Beside the contract, since they are no JSON: `POST /api-next/messages/{id}/attachments/` takes one image as
 * its body (`image/jpeg`, `image/png`, `image/webp`; `x-csrf-token` as ever) and answers 201 with an
 * `Attachment`; `GET /api-next/messages/attachments/{id}/` returns it, re-encoded, to the two sides; `GET
 * /api-next/visits/{id}/calendar.ics` is a confirmed visit for a calendar.
 */
export const attachmentsPath = (conversationId: string): string =>
  `/api-next/messages/${conversationId}/attachments/`
export const attachmentPath = (id: string): string => `/api-next/messages/attachments/${id}/`
export const calendarPath = (visitId: string): string => `/api-next/visits/${visitId}/calendar.ics`

/** The address of the stream (server-sent events; `Last-Event-ID` resumes after that id). */
export const streamPath = '/api-next/events/'

/** The prefix of the token in a link that opens one conversation: what follows a `#` is not sent to the server. */
export const linkFragment = '#open='
