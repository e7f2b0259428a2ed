import type { PortfolioProject } from '../../../content/types'
import { dataAddress } from '../../loading/page-data'
import type { FurtherStudies } from './home-content'

/** The cards of the studies that Home does not show at first. Fails where they can't be fetched. */
export async function fetchFurther({ address }: FurtherStudies): Promise<PortfolioProject[]> {
  const response = await fetch(dataAddress(address))
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
