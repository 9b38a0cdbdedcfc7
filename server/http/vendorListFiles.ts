import { Option } from 'effect'
import { vendorListPath } from '#domain/consent/vendors.ts'
import type { VendorSettings } from '#server/platform/settings/vendorSettings.ts'
import { type Middleware, pathOf } from './middleware.ts'

/** The list of vendors in each language, where companies are configured. Its address changes with its content. */
export function vendorListFiles(settings: Option.Option<VendorSettings>): Middleware {
  if (Option.isNone(settings)) return (_request, _response, next) => next()
  const { vendors, files } = settings.value
  const byPath = new Map([...files].map(([language, file]) => [vendorListPath(vendors.list, language), file]))
  return (request, response, next) => {
    const file = byPath.get(pathOf(request))
    if (file === undefined) return next()
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    response.end(request.method === 'HEAD' ? undefined : file)
  }
}
