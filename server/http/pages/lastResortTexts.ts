import type { Language } from '#domain/locale.ts'
import { tooManyVisitors } from './tooManyVisitors.ts'

type Words = Readonly<Record<Language, string>>

const longAddress: Words = {
  el: 'Η διεύθυνση είναι πολύ μεγάλη για να διαβαστεί. Αφαιρέστε φίλτρα ή περιοχές του χάρτη, ή ξεκινήστε ξανά την αναζήτηση.',
  en: 'This address is too long to be read. Remove some filters or areas of the map, or start the search again.',
  de: 'Diese Adresse ist zu lang. Entfernen Sie einige Filter oder Gebiete der Karte, oder beginnen Sie die Suche neu.',
  it: 'L’indirizzo è troppo lungo. Rimuova alcuni filtri o aree della mappa, oppure ricominci la ricerca.',
  fr: 'Cette adresse est trop longue. Retirez des filtres ou des zones de la carte, ou recommencez la recherche.',
  ru: 'Этот адрес слишком длинный. Уберите часть фильтров или областей на карте либо начните поиск заново.',
  es: 'Esta dirección es demasiado larga. Quite algunos filtros o zonas del mapa, o empiece de nuevo la búsqueda.',
  pt: 'Este endereço é demasiado longo. Remova alguns filtros ou áreas do mapa, ou recomece a pesquisa.',
}

const sentences = {
  400: {
    el: 'Η διεύθυνση δεν διαβάζεται. Ξεκινήστε από την αρχική σελίδα.',
    en: 'This address cannot be read. Start from the home page.',
    de: 'Diese Adresse lässt sich nicht lesen. Beginnen Sie auf der Startseite.',
    it: 'L’indirizzo non è leggibile. Riparta dalla pagina iniziale.',
    fr: 'Cette adresse est illisible. Repartez de la page d’accueil.',
    ru: 'Этот адрес не читается. Начните с главной страницы.',
    es: 'No se puede leer esta dirección. Empiece por la página de inicio.',
    pt: 'Este endereço não é legível. Comece pela página inicial.',
  },
  405: {
    el: 'Αυτή η σελίδα μόνο διαβάζεται.',
    en: 'This page can only be read.',
    de: 'Diese Seite kann nur gelesen werden.',
    it: 'Questa pagina si può solo leggere.',
    fr: 'Cette page ne peut être que lue.',
    ru: 'Эту страницу можно только читать.',
    es: 'Esta página solo se puede leer.',
    pt: 'Esta página só pode ser lida.',
  },
  414: longAddress,
  431: longAddress,
  500: {
    el: 'Κάτι πήγε στραβά σε εμάς. Δοκιμάστε ξανά σε λίγο.',
    en: 'Something went wrong on our side. Try again in a moment.',
    de: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
    it: 'Qualcosa è andato storto da parte nostra. Riprovi tra poco.',
    fr: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
    ru: 'У нас что-то пошло не так. Попробуйте ещё раз чуть позже.',
    es: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo en breve.',
    pt: 'Algo correu mal do nosso lado. Tente de novo daqui a pouco.',
  },
  503: tooManyVisitors,
} as const satisfies Record<number, Words>

/** Leads to the page without what made its address too long. */
const again: Words = {
  el: 'Η ίδια σελίδα χωρίς φίλτρα',
  en: 'The same page without filters',
  de: 'Dieselbe Seite ohne Filter',
  it: 'La stessa pagina senza filtri',
  fr: 'La même page sans filtres',
  ru: 'Та же страница без фильтров',
  es: 'La misma página sin filtros',
  pt: 'A mesma página sem filtros',
}

const name: Words = {
  el: 'Εστία',
  en: 'Estia',
  de: 'Estia',
  it: 'Estia',
  fr: 'Estia',
  ru: 'Estia',
  es: 'Estia',
  pt: 'Estia',
}

const home: Words = {
  el: 'Αρχική',
  en: 'Home',
  de: 'Startseite',
  it: 'Pagina iniziale',
  fr: 'Accueil',
  ru: 'Главная',
  es: 'Inicio',
  pt: 'Página inicial',
}

/** The texts of the fallback error page, by status. */
export const lastResortTexts = { sentences, name, home, again } as const
