/** The report for the operator of a site, opened by a token that is kept for as long as the tab is open. */
import type { AdminReport } from '../../generated/protocol'
import { getAs } from './http'

const PLACE = 'lairkeeper.admin'

export const keptToken = (): string => sessionStorage.getItem(PLACE) ?? ''
export const keepToken = (token: string): void => sessionStorage.setItem(PLACE, token)
export const forgetToken = (): void => sessionStorage.removeItem(PLACE)

export const adminReport = (token: string): Promise<AdminReport> => getAs('/admin', token)
