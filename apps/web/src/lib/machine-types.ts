/** XState reads only the type of this; nothing ever looks at the value. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- naming the type is all it is for
export function machineTypes<Types extends object>(): Types;
export function machineTypes(): object {
  return {};
}
