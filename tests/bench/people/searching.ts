import { Visitor, type Answer } from './Visitor.ts'

const searches = ['athina', 'thessaloniki', 'patra', 'athina/pagkrati'].flatMap((place) =>
  ['', '?prezzoMassimo=200000', '?camereDaLettoMinimo=3'].map(
    (query) => `/pwlhsh-katoikies/${place}/${query}`,
  ),
)

/** A connection that was cut while this machine had no time for it is told of, and ends nothing. */
export const orCut = (
  answer: Promise<Answer>,
): Promise<{ readonly status: number | 'cut'; readonly took: number }> =>
  answer.catch(() => ({ status: 'cut', took: 0 }))

/** Asks for so many pages of results a second, whether the last has come or not. `stop` returns how long each took, ms. */
export function keepSearching(origin: string, aSecond: number) {
  const took: number[] = []
  const visitor = new Visitor(origin, '198.51.100.1')
  const pending: Promise<unknown>[] = []
  let number = 0
  const timer = setInterval(() => {
    const path = searches[number++ % searches.length] ?? '/'
    pending.push(orCut(visitor.ask(path)).then((answer) => answer.status !== 'cut' && took.push(answer.took)))
  }, 1000 / aSecond)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(pending)
      return took
    },
  }
}
