/** Registers a block that PHP renders, in editors of WordPress before 7.0. PHP replaces `__BLOCK__` by its name. */
(function (w, name) {
  var el = w.element.createElement;
  w.blocks.registerBlockType(name, {
    edit: function () {
      var preview = el(w.serverSideRender, { block: name });
      return el('div', w.blockEditor.useBlockProps(), el(w.components.Disabled, null, preview));
    },
    save: function () {
      return null;
    },
  });
})(wp, __BLOCK__);
