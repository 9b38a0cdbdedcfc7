import type { ServerResponse } from 'node:http'
import { contextOf } from './requestContext.ts'

/** What to say, in both languages, since nothing is known of the visitor. */
const sentences = {
  400: [
    'Η διεύθυνση δεν διαβάζεται. Ξεκινήστε από την αρχική σελίδα.',
    'This address cannot be read. Start from the home page.',
  ],
  405: ['Αυτή η σελίδα μόνο διαβάζεται.', 'This page can only be read.'],
  414: ['Η διεύθυνση είναι πολύ μεγάλη. Αφαιρέστε φίλτρα.', 'This address is too long. Remove some filters.'],
  500: [
    'Κάτι πήγε στραβά σε εμάς. Δοκιμάστε ξανά σε λίγο.',
    'Something went wrong on our side. Try again in a moment.',
  ],
  503: [
    'Η σελίδα δεν είναι διαθέσιμη αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
    'The page is not available right now. Try again in a moment.',
  ],
} as const satisfies Record<number, readonly [string, string]>

/** A page without the portal: for requests that cannot reach it, and for when rendering itself failed. */
export function lastResortPage(response: ServerResponse, status: keyof typeof sentences): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const [el, en] = sentences[status]
  response.statusCode = status
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(`<!doctype html>
<html lang="el"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Εστία · ${status}</title>
<h1>Εστία</h1><p>${el}</p><p lang="en">${en}</p><p><a href="/">Εστία · Αρχική</a></p>
<p><small>${contextOf(response).id}</small></p></html>
`)
}
