import type { CDPSession } from 'playwright'

export interface Profile {
  name: string
  cpuSlowdown: number
  network: { kbps: number; latencyMs: number } | null
}

export const profiles: readonly Profile[] = [
  { name: 'plain', cpuSlowdown: 1, network: null },
  { name: '4× CPU', cpuSlowdown: 4, network: null },
  { name: '4× CPU, 1.6 Mbps, 150 ms', cpuSlowdown: 4, network: { kbps: 1600, latencyMs: 150 } },
]

export async function slowDown(devtools: CDPSession, { cpuSlowdown, network }: Profile): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await devtools.send('Network.enable')
  if (network === null) return
  const throughput = (network.kbps * 1000) / 8
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}
