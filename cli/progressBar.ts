const width = 30

/** A progress bar on stderr: redrawn in place on a terminal, a line at every tenth elsewhere. */
export function progressBar(title: string) {
  const started = performance.now()
  let lastTenth = -1
  const draw = (done: number, total: number): void => {
    const share = total === 0 ? 1 : done / total
    const filled = Math.round(share * width)
    const numbers = `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`
    if (process.stderr.isTTY) {
      process.stderr.write(`\r${title} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${numbers}`)
      return
    }
    const tenth = Math.floor(share * 10)
    if (tenth === lastTenth) return
    lastTenth = tenth
    process.stderr.write(`${title}: ${numbers}\n`)
  }
  const end = (): void => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stderr.write(`${process.stderr.isTTY ? '\n' : ''}${title}: done in ${seconds} s.\n`)
  }
  return { update: draw, end }
}
