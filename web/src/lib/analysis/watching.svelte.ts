/** An analysis that refines while somebody looks at it: the server is asked again until it is final. */
import type { AnalysisInfo } from '../../generated/protocol'

const PAUSE = 1500

export class Watching {
  found = $state.raw<AnalysisInfo | null>(null)
  /** No analysis: the game has no fitted value, or the viewer may not see it. */
  isRefused = $state(false)

  private timer: ReturnType<typeof setTimeout> | undefined
  private isStopped = false

  constructor(
    private readonly ask: () => Promise<AnalysisInfo>,
    private readonly pause = PAUSE,
  ) {}

  start(): void {
    void this.look()
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
  }

  private async look(): Promise<void> {
    try {
      this.found = await this.ask()
    } catch {
      this.isRefused = this.found === null
      return
    }
    if (!this.found.is_final && !this.isStopped) this.timer = setTimeout(() => void this.look(), this.pause)
  }
}
