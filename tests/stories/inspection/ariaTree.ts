import { utils } from 'vitest/browser'

/** What assistive technology is told about the page: roles, names, states. Live regions are kept apart. */
export function ariaTree(): string {
  const announcers = [...document.body.querySelectorAll<HTMLElement>('[data-live-announcer]')]
  for (const announcer of announcers) announcer.hidden = true
  const tree = utils.aria.renderAriaTree(utils.aria.generateAriaTree(document.body))
  for (const announcer of announcers) announcer.hidden = false
  return tree.trim()
}
