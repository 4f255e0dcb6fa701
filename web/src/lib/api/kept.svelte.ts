/** Data fetched from the server; the last value stays while the server cannot be reached. */
export class Kept<T> {
  value = $state.raw<T | null>(null)
  error = $state.raw<unknown>(null)

  constructor(private readonly ask: () => Promise<T>) {}

  look = async (): Promise<T> => {
    try {
      this.value = await this.ask()
      this.error = null
      return this.value
    } catch (error) {
      this.error = error
      throw error
    }
  }
}
