/**
 * The worker that shows pushed alerts, as the browser runs it. It keeps no files and handles no requests: another worker
 * of the portal may have all of its pages.
 */
export const pushWorker = `self.addEventListener('push', (event) => {
  const { title, body, url, lang, tag } = event.data?.json() ?? {}
  if (typeof title !== 'string') return
  event.waitUntil(self.registration.showNotification(title, { body, lang, tag, data: { url } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data?.url ?? '/', self.location.origin)
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href))
})
`
