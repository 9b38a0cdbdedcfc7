import { expect, it } from 'vitest'
import { feedPath, unsubscribePath, withoutToken } from './paths.ts'

const token = '8F0_XHRJnlRBepE3Ez3pSB-YxWGOMFOAdfgNxuQOTZ4'

it.each([
  [unsubscribePath(token), '/alerts/…/unsubscribe/'],
  [feedPath(token, 'atom'), '/alerts/….atom'],
  [`/alerts/${token}`, '/alerts/…'],
  [`/alerts/${token}/other/`, '/alerts/…/other/'],
  ['/aggelies/7/', '/aggelies/7/'],
])('%s is logged as %s', (path, logged) => expect(withoutToken(path)).toBe(logged))
