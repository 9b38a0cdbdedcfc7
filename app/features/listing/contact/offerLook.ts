export const offerIcons = { message: 'mail', visit: 'calendar', proposal: 'edit', phone: 'phone' } as const

export const offerLabels = {
  message: 'contact.message',
  visit: 'contact.visit',
  phone: 'contact.phone',
  proposal: 'contact.proposal',
} as const
