/** Registers a block that PHP renders, in editors of WordPress before 7.0. */
function registerBlock(name) {
  var el = wp.element.createElement;
  wp.blocks.registerBlockType(name, {
    edit: function () {
      var preview = el(wp.serverSideRender, { block: name });
      return el('div', wp.blockEditor.useBlockProps(), el(wp.components.Disabled, null, preview));
    },
    save: function () {
      return null;
    },
  });
}
