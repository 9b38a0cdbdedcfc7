/** Loaded before the portal: tells on the way out how late its event loop came round, in milliseconds. */
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION = 1
const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
const path = process.env['ESTIA_BENCH_LOOP']

// Not while it starts.
process.on('SIGUSR2', () => {
  delay.enable()
  delay.reset()
})
process.on('exit', () => {
  if (path === undefined) return
  const late = (percentile: number) => Math.max(0, delay.percentile(percentile) / 1e6 - RESOLUTION)
  writeFileSync(path, JSON.stringify({ p50: late(50), p99: late(99), most: late(100) }))
})
