/** WAI-ARIA 1.3, which Svelte's types do not know yet. */
import "svelte/elements";

declare module "svelte/elements" {
  interface AriaAttributes {
    "aria-description"?: string | null | undefined;
  }
}
