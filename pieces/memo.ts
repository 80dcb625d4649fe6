/** A component that is drawn again only when what it is given has changed. */

import { Component, type ComponentChild, type ComponentClass, createElement } from 'preact';

const alike = (a: object, b: object): boolean => {
  const [one, other] = [Object.entries(a), b as Record<string, unknown>];
  return one.length === Object.keys(b).length && one.every(([key, value]) => Object.is(other[key], value));
};

/** `same`: whether two sets of props give the same picture; left out, whether each prop is the same value. */
export function memo<P extends object>(
  draw: (props: P) => ComponentChild,
  same: (a: P, b: P) => boolean = alike,
): ComponentClass<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !same(this.props as P, next as P);
    }
    override render(): ComponentChild {
      return createElement(draw as (props: P) => ReturnType<typeof createElement>, this.props as P);
    }
  };
}
