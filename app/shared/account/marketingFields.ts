/** The two consents as they are sent (specification section 7); an empty value means none. */
export function marketingFields(consents: {
  readonly communications: boolean
  readonly newsletter: boolean
}) {
  const marketing = [
    ...(consents.communications ? ['comunicazioni'] : []),
    ...(consents.newsletter ? ['newsletter'] : []),
  ]
  return { marketing: marketing.length > 0 ? marketing : '' }
}
