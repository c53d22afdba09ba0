/** The shots that what is being placed would hamper, each pair of enemies once. */
import type { Hampered } from './types';

export interface Line extends Hampered {
  /** Whether it is the same the other way round. */
  mutual: boolean;
}

export function lines(hampers: readonly Hampered[]): Line[] {
  const back = ({ shooter, target, forbidden, worse }: Hampered): number =>
    hampers.findIndex(
      (each) =>
        each.shooter === target && each.target === shooter && each.forbidden === forbidden && each.worse === worse,
    );
  return hampers.flatMap((each, n) => {
    const other = back(each);
    return other >= 0 && other < n ? [] : [{ ...each, mutual: other >= 0 }];
  });
}
