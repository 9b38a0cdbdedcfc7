/** What the portal's API answers; nothing of it is kept, as the portal's own pages keep nothing. */
export async function ask(path) {
  const reply = await fetch(`${process.env.PORTAL}/api-next${path}`, {
    cache: 'no-store',
    headers: { 'accept-language': 'el' },
  })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
  return reply.json()
}
