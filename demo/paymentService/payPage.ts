import { escapeHtml } from '#server/http/escapeHtml.ts'
import type { CheckoutSession } from './checkouts.ts'

const words = {
  el: {
    title: 'Πληρωμή (επίδειξη)',
    note: 'Δεν χρεώνεται τίποτα.',
    pay: 'Πληρωμή',
    decline: 'Άρνηση της κάρτας',
    leave: 'Πίσω',
  },
  en: {
    title: 'Payment (demonstration)',
    note: 'Nothing is charged.',
    pay: 'Pay',
    decline: 'Card is declined',
    leave: 'Back',
  },
} as const

/** The page on which nothing is paid: its buttons say what the service would. */
export function payPage({ locale, product, amount_total }: CheckoutSession): string {
  const language = locale === 'el' ? 'el' : 'en'
  const { title, note, pay, decline, leave } = words[language]
  const sum = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(
    amount_total / 100,
  )
  const button = (outcome: string, text: string) =>
    `<p><button name="outcome" value="${outcome}">${text}</button></p>`
  return `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1><p>${escapeHtml(product)}</p><p><strong>${sum}</strong></p><p>${note}</p>
<form method="post">${button('pay', pay)}${button('decline', decline)}${button('leave', leave)}</form></html>`
}
