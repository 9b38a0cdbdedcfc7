import type { SocialProvider } from '#domain/account/socialProviders.ts'
import { mark } from './SocialButtons.css.ts'

/** The sign of each provider in one colour, the one of the words beside it: it is legible in every theme. */
const paths: Readonly<Record<SocialProvider, string>> = {
  google: 'M12.2 10.3h8.6a9 9 0 1 1-2.500-5.200l-2.400 2.300A5.700 5.700 0 1 0 17.300 13.500h-5.100z',
  facebook:
    'M13.700 21.500v-8h2.700l.5-3.300h-3.200V8.200c0-1 .4-1.700 1.800-1.700h1.600V3.600a18 18 0 0 0-2.500-.2c-2.600 0-4.300 1.600-4.300 4.300v2.500H7.500v3.300h2.800v8z',
  apple:
    'M14.800 5.200c.9-1 1.300-2.200 1.100-3.200-1.300.1-2.500.8-3.200 1.700-.7.8-1.200 2-1 3.100 1.200.1 2.300-.6 3.100-1.600zM19.500 16.800c-.6 1.300-.9 1.900-1.600 3-1 1.600-2.400 2.200-3.600 1.700-1.500-.6-2.500-.6-4 0-1.300.5-2.400-.1-3.400-1.600C4.200 16 4.300 10.500 7.100 8.800c1.500-.9 3-.5 4.100 0 .8.3 1.300.3 2.100 0 1.500-.7 3.800-.9 5.400 1-2.600 1.500-2.300 5.400.8 7z',
}

/** Beside the name of the provider, which says it. */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  return (
    <svg viewBox="0 0 24 24" className={mark} aria-hidden="true" focusable="false">
      <path fill="currentColor" d={paths[provider]} />
    </svg>
  )
}
