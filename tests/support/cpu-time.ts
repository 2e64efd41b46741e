/** Milliseconds of processor time that something takes: unlike those of a clock, they do not grow with the load of the machine. */
export function cpuTimeOf(act: () => void): number {
  const before = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
