/**
 * Beside the contract, since they are no JSON: `POST /api-next/messages/{id}/attachments/` takes one image as its body
 * (`image/jpeg`, `image/png`, `image/webp`; `x-csrf-token` as ever) and answers 201 with an `Attachment`;
 * `GET /api-next/messages/attachments/{id}/` gives it back, re-encoded, to the two who talk;
 * `GET /api-next/visits/{id}/calendar.ics` is a confirmed visit for a calendar.
 */
export const attachmentsPath = (conversationId: string): string =>
  `/api-next/messages/${conversationId}/attachments/`
export const attachmentPath = (id: string): string => `/api-next/messages/attachments/${id}/`
export const calendarPath = (visitId: string): string => `/api-next/visits/${visitId}/calendar.ics`

/** Where the stream is (server-sent events; `Last-Event-ID` goes on after that id). */
export const streamPath = '/api-next/events/'

/** What stands before the token in a link that opens one conversation: what follows a `#` is sent to no server. */
export const linkFragment = '#open='
