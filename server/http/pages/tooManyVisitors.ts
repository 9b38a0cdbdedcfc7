import type { Language } from '#domain/locale.ts'

/** The text of a refusal under overload, on a page and by the API. */
export const tooManyVisitors = {
  el: 'Αυτή τη στιγμή μας επισκέπτονται πάρα πολλοί. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.',
  en: 'Too many people are here right now. Please try again in a few seconds.',
  de: 'Im Moment sind zu viele Besucher hier. Versuchen Sie es in ein paar Sekunden noch einmal.',
  it: 'In questo momento ci sono troppi visitatori. Riprovi tra qualche secondo.',
  fr: 'Trop de visiteurs sont là en ce moment. Réessayez dans quelques secondes.',
  ru: 'Сейчас у нас слишком много посетителей. Попробуйте ещё раз через несколько секунд.',
  es: 'Ahora mismo hay demasiadas visitas. Inténtelo de nuevo en unos segundos.',
  pt: 'Neste momento há demasiados visitantes. Tente de novo daqui a uns segundos.',
} as const satisfies Record<Language, string>
