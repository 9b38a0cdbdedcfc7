/** Some countries and their prefixes, for the examples. */
export const countries = [
  { id: 'gr', name: 'Ελλάδα', prefix: '+30' },
  { id: 'cy', name: 'Κύπρος', prefix: '+357' },
  { id: 'de', name: 'Γερμανία', prefix: '+49' },
  { id: 'us', name: 'Ηνωμένες Πολιτείες', prefix: '+1' },
  { id: 'ca', name: 'Καναδάς', prefix: '+1' },
]
