import { Link, type LinkProps } from 'react-router';
import { buttonClass, type ButtonLook } from './button-style.ts';

type Props = Omit<LinkProps, 'className'> & ButtonLook;

export function ButtonLink({ variant, size, wide, ...rest }: Props) {
  return <Link {...rest} className={buttonClass({ variant, size, wide })} />;
}
